import { Link } from 'wouter'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { footerYear } from '#shared/quirks.ts'
import { footerTexts, navigationTexts } from '#texts/site/pages.ts'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Brand } from '../brand.tsx'
import { useCategories } from '../use-categories.ts'
import { useSettings } from '../use-settings.ts'
import { FollowLinks } from './follow-links.tsx'
import { LegalLinks } from './legal-links.tsx'

export function SiteFooter() {
  const categories = useCategories()
  const { blogName, blogDescription, today } = useSettings()
  return (
    <footer className="site-footer">
      <LongDog className="footer-dog" part="leaving" />
      <div className="wrap">
        <div className="footer-grid">
          <div>
            <Brand />
            <p>{blogDescription}</p>
          </div>
          <nav aria-labelledby="pages">
            <h2 id="pages">{footerTexts.pages}</h2>
            <ul>
              {Object.entries(navigationTexts).map(([href, label]) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="categories">
            <h2 id="categories">{footerTexts.categories}</h2>
            <ul>
              {categories.footer.map((category) => (
                <li key={category}>
                  <Link href={endpointUrl('/blog', {}, { category })}>{category}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <FollowLinks />
        </div>
        <div className="footer-legal">
          <p>{`© ${footerYear(today)} ${blogName}`}</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  )
}
