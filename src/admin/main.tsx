import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { adminTexts } from '#texts/admin/shell.ts'
import { markHydrated } from '#ui/hydrated.ts'
import { Toaster } from '#ui/overlays/toaster.tsx'
import { queryClient } from './app/api.ts'
import { prepareAppInstallation } from './app/installed-app.ts'
import { AdminRoutes } from './app/routes.tsx'
import { ConfirmProvider } from './parts/confirm.tsx'
import './admin.css'

// The server renders nothing of the admin, so there is no hydration to wait for.
markHydrated()
prepareAppInstallation()

function Admin() {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <AdminRoutes />
      </ConfirmProvider>
      <Toaster label={adminTexts.notifications} closeLabel={adminTexts.close} />
    </QueryClientProvider>
  )
}

createRoot(document.getElementById('root')!).render(<Admin />)
