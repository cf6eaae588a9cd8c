import { AdminLayout } from '../layout/admin-layout.tsx'

export function EditPost() {
  return <AdminLayout title="Edit Post">{null}</AdminLayout>
}
