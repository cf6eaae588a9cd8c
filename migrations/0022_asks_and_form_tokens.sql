CREATE TABLE "comment_used_tokens" (
	"proof" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_asks" (
	"email_key" text PRIMARY KEY NOT NULL,
	"unanswered" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "ask_network" text;