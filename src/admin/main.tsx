import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { createRoot } from 'react-dom/client'
import { adminTexts } from '#texts/admin/shell.ts'
import { markHydrated } from '#ui/hydrated.ts'
import { Toaster } from '#ui/overlays/toaster.tsx'
import { queryClient } from './app/api.ts'
import { AdminRoutes } from './app/routes.tsx'
import './admin.css'

// Dialogs lock scrolling with a style of their own, which the policy lets in by this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)
// The server drew nothing here.
markHydrated()

function Admin() {
  return (
    <QueryClientProvider client={queryClient}>
      <AdminRoutes />
      <Toaster label={adminTexts.notifications} closeLabel={adminTexts.close} />
    </QueryClientProvider>
  )
}

createRoot(document.getElementById('root')!).render(<Admin />)
