CREATE TABLE "due_work" (
	"kind" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "post_drafts" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD COLUMN "published_on" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "scheduled_day" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "scheduled_time" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "scheduled_zone" text;--> statement-breakpoint
CREATE INDEX "posts_scheduled_index" ON "posts" USING btree ("scheduled_at") WHERE "posts"."scheduled_at" is not null;