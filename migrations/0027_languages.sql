ALTER TABLE "post_drafts" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "language" text;--> statement-breakpoint
-- Whoever wrote until now wrote in English: no browser changes that by itself.
UPDATE "settings" SET "language" = 'en';
