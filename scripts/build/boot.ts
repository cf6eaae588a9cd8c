import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const name = 'boot.js'
export const bootFile = join(root, 'dist/boot', name)

/** Builds the inline script at the top of every page. */
export async function buildBoot() {
  await build({
    root,
    logLevel: 'warn',
    mode: 'production',
    configFile: false,
    build: {
      outDir: 'dist/boot',
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: 'src/ui/theme/theme-boot.ts',
        output: { format: 'iife', entryFileNames: name },
      },
    },
  })
}
