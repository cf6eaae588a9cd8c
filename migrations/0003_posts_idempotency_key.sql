ALTER TABLE "posts" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_idempotency_key_unique" UNIQUE("idempotency_key");