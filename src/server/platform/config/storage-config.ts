import { join, resolve } from 'node:path'
import { z } from 'zod'
import { address, hasProtocol, text, textLike } from './env-fields.ts'

const bucketAddress = textLike(
  (value) => hasProtocol(value, /^https?:$/),
  "the bucket's address such as https://photos.s3.eu-west-1.amazonaws.com",
)

/** Where posts and photos are kept. */
export const storageEnv = z.object({
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'postgresql://user:password@host:5432/name').optional(),
  MEDIA_DIR: text,
  MEDIA_S3_URL: bucketAddress.optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ACCESS_KEY_ID: text,
  MEDIA_S3_SECRET_ACCESS_KEY: text,
  BACKUPS: z.enum(['daily', 'none'], { error: '"daily" or "none"' }).default('daily'),
  SEED: z.enum(['demo', 'none'], { error: '"demo" or "none"' }).default('demo'),
})

export function storageConfig(env: z.output<typeof storageEnv>) {
  const dataDir = resolve(env.DATA_DIR)
  const {
    MEDIA_S3_URL: bucketUrl,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  return {
    dataDir,
    databaseUrl: env.DATABASE_URL,
    mediaDir: resolve(env.MEDIA_DIR ?? join(dataDir, 'media')),
    mediaS3:
      bucketUrl && accessKeyId && secretAccessKey
        ? { bucketUrl, region: env.MEDIA_S3_REGION, accessKeyId, secretAccessKey }
        : undefined,
    backups: env.BACKUPS,
    seed: env.SEED,
  }
}
