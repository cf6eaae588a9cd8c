import { AdminLayout } from '../layout/admin-layout.tsx'

export function Dashboard() {
  return <AdminLayout title="Dashboard">{null}</AdminLayout>
}
