/** Read by drizzle-kit, which is installed in `tools/` only: its `defineConfig` is not at hand. */
export default {
  dialect: 'postgresql',
  schema: './src/server/schema.ts',
  out: './migrations',
}
