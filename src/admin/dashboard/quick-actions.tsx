import { ExternalLink, Eye, Image, PenLine, Weight } from 'lucide'
import { Link } from 'wouter'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { Icon } from '#ui/display/icon.tsx'

export function QuickActions() {
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.quickActions}</h2>
      </div>
      <div className="quick">
        <Link href="/admin/posts/new">
          <Icon of={PenLine} />
          {dashboardTexts.writeNewPost}
        </Link>
        <Link href="/admin/gallery">
          <Icon of={Image} />
          {dashboardTexts.addPhotos}
        </Link>
        <Link href="/admin/dog/log?add=weight">
          <Icon of={Weight} />
          {dashboardTexts.logWeight}
        </Link>
        <a href="/" target="_blank" rel="noopener">
          <Icon of={Eye} />
          {dashboardTexts.viewBlog}
          <Icon of={ExternalLink} />
        </a>
      </div>
    </section>
  )
}
