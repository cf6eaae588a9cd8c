DROP INDEX "photos_newest_index";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;