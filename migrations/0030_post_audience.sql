DROP INDEX "posts_published_category_index";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_published_category_index" ON "posts" USING btree ("published","audience","category");