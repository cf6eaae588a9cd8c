CREATE TABLE "post_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_previews" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	CONSTRAINT "post_previews_secret_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "feed_slug" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "deleted_slug" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "was_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_addresses" ADD CONSTRAINT "post_addresses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_addresses_post_index" ON "post_addresses" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_newest_of_category_index" ON "posts" USING btree ("published","category","published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "posts" SET "feed_slug" = "slug" WHERE "published_at" IS NOT NULL;
