import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Few files that many pages share: left alone, each small module becomes a request of its own. */
const siteChunks = [
  {
    name: 'site',
    test: /src\/(site\/start-site|ui\/(button|paw|turned)|site\/layout\/use-page-title|shared\/(categories|contract\/endpoint))\./,
    priority: 2,
  },
  {
    name: 'cards',
    test: /src\/(site\/blog\/post-card|ui\/(arrow-link|empty-state|error-box|responsive-image|skeleton))\./,
    priority: 1,
  },
]

/** The site for the browser; the same for the server; `--mode admin` the owner's rooms, so that visitors share nothing with them. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  // React has it built in; the shim is for versions that do not.
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
        // Costs a kilobyte in every first load, to save one step where a file needs another.
        modulePreload: mode === 'admin' ? { polyfill: false } : false,
        rolldownOptions: {
          input: mode === 'admin' ? 'src/admin/main.tsx' : 'src/site/entry-client.tsx',
          output: mode === 'admin' ? {} : { codeSplitting: { groups: siteChunks } },
        },
      },
  ssr: { noExternal: true },
}))
