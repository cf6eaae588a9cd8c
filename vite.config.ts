import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

/**
 * Modules that pages load on demand: API calls, form rules, the Markdown renderer, pages for links
 * in mails, the texts of the timeline.
 */
const onDemand =
  /shared\/(contract|calls|markdown)\/|shared\/(days|urls\/(timeline|clip-url))|comments\/clean-text|dog\/age\.|texts\/\w+\/(errors|mail|grammar-ages|site\/(head|letter-pages|next-step|timeline)\.)|node_modules\/(zod|marked)\/|site\/data\/(calls|browser-)|-call\.ts/
/**
 * Modules shared by three or more screens go into one file: a dozen small files compress badly, and
 * each page would load all of them.
 */
const shared = {
  name: 'shared',
  test: (id: string) => /src\/(ui|site|shared|texts)\//.test(id) && !onDemand.test(id),
  minShareCount: 3,
}

/** The entry needs only this module before the page has loaded. */
const preload = { name: 'preload', test: /preload-helper/, priority: 1 }

/**
 * Bundles the server; its package.json files are read once, here. Packages with native parts or
 * data files stay outside.
 */
const server = {
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    // Unminified code keeps the stack traces in the log readable.
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

/**
 * The admin's service worker is one file, for which the browser asks at the same address after each
 * release. It has no texts, so that it serves all languages.
 */
const worker = {
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/admin/sync/worker.ts',
      output: { entryFileNames: 'admin/worker.js', format: 'iife' as const },
    },
  },
}

/**
 * Builds the site for the browser, with `--ssr` its renderer, and with `--mode admin` the admin,
 * which shares no files with the site.
 */
export default defineConfig(({ isSsrBuild, mode }) => {
  if (mode === 'server') return server
  return mode === 'worker' ? worker : site(isSsrBuild ?? false, mode)
})

const site = (isSsrBuild: boolean, mode: string): UserConfig => ({
  appType: 'custom',
  plugins: [react()],
  // React has this hook itself; the shim is for versions before 18.
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
        // Languages and halves share this folder; build-all.ts removes and copies what it needs.
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: true,
        // The CSP for scripts and styles forbids data URLs.
        assetsInlineLimit: 0,
        modulePreload: mode === 'admin' && { polyfill: false },
        rolldownOptions: {
          input: mode === 'admin' ? 'src/admin/main.tsx' : 'src/site/entry-client.tsx',
          ...(mode !== 'admin' && { output: { codeSplitting: { groups: [preload, shared] } } }),
        },
      },
  // The built renderer bundles its packages; the development server does not. NODE_ENV is fixed
  // here, because React would otherwise load its slow development version wherever NODE_ENV is not
  // set.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
})
