import { AdminLayout } from '../layout/admin-layout.tsx'

export function GalleryManagement() {
  return <AdminLayout title="Gallery Management">{null}</AdminLayout>
}
