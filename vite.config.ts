import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'

/** What every public page needs goes together, because a dozen small files compress badly. */
const reactItself = /node_modules\/(react|react-dom|scheduler)\/|src\/site\/waking\/react\.ts/
const always = /src\/site\/start-site/
const onDemand =
  /shared\/(contract|api-client|markdown)|site\/(browser-|site-calls|search-here|forms)|-call\.ts/
const isPart = (id: string) => /src\/(ui|site|shared)\/|lucide/.test(id) && !onDemand.test(id)
const firstLoad = [
  // Alone, so that the entry need not wait for the site in order to fetch it.
  {
    name: 'early',
    test: /vite\/preload-helper|src\/ui\/in-(turn|groups)|src\/site\/(typed-early|waking\/pressed-enter)/,
    priority: 3,
  },
  // Alone, so that it can be started by itself: together they would be one long task.
  { name: 'react', test: reactItself, priority: 2 },
  { name: 'site', test: always, priority: 2 },
  { name: 'parts', test: isPart, minShareCount: 2, priority: 1 },
]

/** The site for the browser; the same for the server; `--mode admin` the owner's rooms, so that visitors share nothing with them. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  // React brings its own; the shim is for its ancestors.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Else it adds variables with the value `initial` to each color-scheme. With them Chromium often takes a part
  // that keeps its colours for a changed one, and a switch of the theme takes twice as long (recolour.ts).
  css: { lightningcss: { exclude: Features.LightDark } },
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
            output: { codeSplitting: { groups: firstLoad } },
          }),
        },
      },
  // The built renderer stands alone; the development server takes packages as they are. Which React
  // it holds is settled here: at run time the slow one for development would be taken wherever
  // NODE_ENV does not say otherwise.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
