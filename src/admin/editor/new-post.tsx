import { AdminLayout } from '../layout/admin-layout.tsx'

export function NewPost() {
  return <AdminLayout title="Create New Post">{null}</AdminLayout>
}
