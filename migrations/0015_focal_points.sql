CREATE TABLE "focal_points" (
	"image_url" text PRIMARY KEY NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL
);
