ALTER TABLE "email_changes" ADD COLUMN "cancel_hash" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_cancel_hash_unique" UNIQUE("cancel_hash");