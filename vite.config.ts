import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The site for the browser; the same for the server; `--mode admin` the owner's rooms, so that visitors share nothing with them. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { input: 'src/site/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: mode !== 'admin',
        copyPublicDir: mode !== 'admin',
        manifest: mode === 'admin' ? '.vite/admin-manifest.json' : '.vite/site-manifest.json',
        // Data URLs would be outside the policy for scripts and styles.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: mode === 'admin' ? 'src/admin/main.tsx' : 'src/site/entry-client.tsx',
        },
      },
  ssr: { noExternal: true },
}))
