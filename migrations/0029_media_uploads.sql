CREATE TABLE "media_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_client_key_unique" UNIQUE("client_key");