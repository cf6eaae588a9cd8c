import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every public page needs goes together, because a dozen small files compress badly. */
const always = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|wouter|regexparam)/',
    'node_modules/lucide-react/dist/esm/(?!icons/)',
    'src/site/[^/]+$',
    'src/site/layout/',
    'src/ui/(theme|theme-switch|brand-mark|dog-head|reading-dog|follow-reading)\\.',
    'src/ui/(icon|icon-button|skip-link|lazy-toaster|toast|use-toast|class-names)\\.',
    'src/shared/(texts/(shell|site)|categories|limits|contract/endpoint)\\.ts',
  ].join('|'),
)
const notAlways =
  /entry-client|wake-when|typed-early|site-calls|browser-calls|search-here|legal-dialog|menu-sheet/
const firstLoad = [
  { name: 'site', test: (id: string) => always.test(id) && !notAlways.test(id) },
  { name: 'parts', test: /src\/(ui|site|shared)\/|lucide-react/, minShareCount: 2 },
]

/** The site for the browser; the same for the server; `--mode admin` the owner's rooms, so that visitors share nothing with them. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  // React brings its own; the shim is for its ancestors.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
        modulePreload: mode === 'admin' && { polyfill: false },
        rolldownOptions: {
          input: mode === 'admin' ? 'src/admin/main.tsx' : 'src/site/entry-client.tsx',
          ...(mode !== 'admin' && {
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: firstLoad } },
          }),
        },
      },
  ssr: { noExternal: true },
}))
