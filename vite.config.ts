import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

/** Comes when it is needed: calls, rules of forms, the markdown renderer, pages that mails lead to, the words of the timeline. */
const onDemand =
  /shared\/(contract|calls|markdown)\/|shared\/(days|urls\/(timeline|clip-url))|comments\/clean-text|dog\/age\.|texts\/\w+\/(errors|mail|grammar-ages|site\/(head|letter-pages|next-step|timeline)\.)|node_modules\/(zod|marked)\/|site\/data\/(calls|browser-)|-call\.ts/
/** What three screens or more share is one file: a dozen small ones compress badly, and each page pays for all of it. */
const shared = {
  name: 'shared',
  test: (id: string) => /src\/(ui|site|shared|texts)\/|lucide/.test(id) && !onDemand.test(id),
  minShareCount: 3,
}

/** All that the entry needs before the page is loaded. */
const preload = { name: 'preload', test: /preload-helper/, priority: 1 }

/** The server itself, with its own package.json files read once, here. What has native parts or files beside it stays outside. */
const server = {
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    // Stack traces in the log stay readable.
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'image-worker': 'src/server/photos/media/image-worker.ts',
        'store-thread': 'src/server/platform/database/embedded/store-thread.ts',
      },
    },
  },
  ssr: {
    noExternal: true as const,
    external: [
      '@electric-sql/pglite',
      '@fastify/swagger-ui',
      '@node-rs/argon2',
      'oidc-provider',
      'sharp',
    ],
  },
}

/** The site for the browser; the same for drawing; `--mode admin` the admin, so that visitors share nothing with it. */
export default defineConfig(({ isSsrBuild, mode }) =>
  mode === 'server' ? server : site(isSsrBuild ?? false, mode),
)

const site = (isSsrBuild: boolean, mode: string): UserConfig => ({
  appType: 'custom',
  plugins: [react()],
  // React brings its own; the shim is for its ancestors.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: isSsrBuild
    ? {
        outDir: 'dist/renderer',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { input: 'src/site/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        // One build after the other, for each language and half: build-all.ts begins with an empty folder.
        emptyOutDir: false,
        copyPublicDir: mode !== 'admin',
        manifest: true,
        // Data URLs would be outside the policy for scripts and styles.
        assetsInlineLimit: 0,
        modulePreload: mode === 'admin' && { polyfill: false },
        rolldownOptions: {
          input: mode === 'admin' ? 'src/admin/main.tsx' : 'src/site/entry-client.tsx',
          ...(mode !== 'admin' && { output: { codeSplitting: { groups: [preload, shared] } } }),
        },
      },
  // The built renderer stands alone; the development server takes packages as they are. Which React
  // it holds is settled here: at run time the slow one for development would be taken wherever
  // NODE_ENV does not say otherwise.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
})
