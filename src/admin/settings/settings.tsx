import { AdminLayout } from '../layout/admin-layout.tsx'

export function Settings() {
  return <AdminLayout title="Settings">{null}</AdminLayout>
}
