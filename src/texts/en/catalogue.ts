import * as adminAccounts from './admin/accounts.ts'
import * as adminAssistant from './admin/assistant.ts'
import * as adminBackups from './admin/backups.ts'
import * as adminCalendar from './admin/calendar.ts'
import * as adminClips from './admin/clips.ts'
import * as adminComments from './admin/comments.ts'
import * as adminDashboard from './admin/dashboard.ts'
import * as adminDog from './admin/dog.ts'
import * as adminDogLog from './admin/dog-log.ts'
import * as adminDrafts from './admin/drafts.ts'
import * as adminEditor from './admin/editor.ts'
import * as adminIdeas from './admin/ideas.ts'
import * as adminLetters from './admin/letters.ts'
import * as adminMessages from './admin/messages.ts'
import * as adminMoments from './admin/moments.ts'
import * as adminNewsletter from './admin/newsletter.ts'
import * as adminPhotos from './admin/photos.ts'
import * as adminPosts from './admin/posts.ts'
import * as adminSettings from './admin/settings.ts'
import * as adminShell from './admin/shell.ts'
import * as adminSignIn from './admin/sign-in.ts'
import * as adminStatistics from './admin/statistics.ts'
import * as adminTransfer from './admin/transfer.ts'
import * as adminWelcome from './admin/welcome.ts'
import * as errorsAccounts from './errors/accounts.ts'
import * as errorsAssistant from './errors/assistant.ts'
import * as errorsBackups from './errors/backups.ts'
import * as errorsComments from './errors/comments.ts'
import * as errorsDog from './errors/dog.ts'
import * as errorsFields from './errors/fields.ts'
import * as errorsMessages from './errors/messages.ts'
import * as errorsMicropub from './errors/micropub.ts'
import * as errorsNewsletter from './errors/newsletter.ts'
import * as errorsPhotos from './errors/photos.ts'
import * as errorsPlatform from './errors/platform.ts'
import * as errorsPosts from './errors/posts.ts'
import * as errorsSettings from './errors/settings.ts'
import * as errorsTransfer from './errors/transfer.ts'
import * as grammar from './grammar.ts'
import * as grammarAges from './grammar-ages.ts'
import * as mailAccounts from './mail/accounts.ts'
import * as mailComments from './mail/comments.ts'
import * as mailDog from './mail/dog.ts'
import * as mailMessages from './mail/messages.ts'
import * as mailNewsletter from './mail/newsletter.ts'
import * as mailPlatform from './mail/platform.ts'
import * as siteCategories from './site/categories.ts'
import * as siteComments from './site/comments.ts'
import * as siteDog from './site/dog.ts'
import * as siteHead from './site/head.ts'
import * as siteHome from './site/home.ts'
import * as siteLegal from './site/legal.ts'
import * as siteLetterPages from './site/letter-pages.ts'
import * as siteMarkdown from './site/markdown.ts'
import * as siteMessages from './site/messages.ts'
import * as siteNeutral from './site/neutral.ts'
import * as siteNewsletter from './site/newsletter.ts'
import * as siteNextStep from './site/next-step.ts'
import * as sitePages from './site/pages.ts'
import * as sitePhotoPage from './site/photo-page.ts'
import * as sitePhotoViewer from './site/photo-viewer.ts'
import * as sitePhotos from './site/photos.ts'
import * as sitePosts from './site/posts.ts'
import * as siteTimeline from './site/timeline.ts'
import * as siteYearBook from './site/year-book.ts'

/** All modules of texts by name; another language replaces each of them. */
export const catalogue = {
  'admin/accounts': adminAccounts,
  'admin/assistant': adminAssistant,
  'admin/backups': adminBackups,
  'admin/calendar': adminCalendar,
  'admin/clips': adminClips,
  'admin/comments': adminComments,
  'admin/dashboard': adminDashboard,
  'admin/dog-log': adminDogLog,
  'admin/dog': adminDog,
  'admin/drafts': adminDrafts,
  'admin/editor': adminEditor,
  'admin/ideas': adminIdeas,
  'admin/letters': adminLetters,
  'admin/messages': adminMessages,
  'admin/moments': adminMoments,
  'admin/newsletter': adminNewsletter,
  'admin/photos': adminPhotos,
  'admin/posts': adminPosts,
  'admin/settings': adminSettings,
  'admin/shell': adminShell,
  'admin/sign-in': adminSignIn,
  'admin/statistics': adminStatistics,
  'admin/transfer': adminTransfer,
  'admin/welcome': adminWelcome,
  'errors/accounts': errorsAccounts,
  'errors/assistant': errorsAssistant,
  'errors/backups': errorsBackups,
  'errors/comments': errorsComments,
  'errors/dog': errorsDog,
  'errors/fields': errorsFields,
  'errors/messages': errorsMessages,
  'errors/micropub': errorsMicropub,
  'errors/newsletter': errorsNewsletter,
  'errors/photos': errorsPhotos,
  'errors/platform': errorsPlatform,
  'errors/posts': errorsPosts,
  'errors/settings': errorsSettings,
  'errors/transfer': errorsTransfer,
  'grammar-ages': grammarAges,
  grammar: grammar,
  'mail/accounts': mailAccounts,
  'mail/comments': mailComments,
  'mail/dog': mailDog,
  'mail/messages': mailMessages,
  'mail/newsletter': mailNewsletter,
  'mail/platform': mailPlatform,
  'site/categories': siteCategories,
  'site/comments': siteComments,
  'site/dog': siteDog,
  'site/head': siteHead,
  'site/home': siteHome,
  'site/legal': siteLegal,
  'site/letter-pages': siteLetterPages,
  'site/markdown': siteMarkdown,
  'site/messages': siteMessages,
  'site/neutral': siteNeutral,
  'site/newsletter': siteNewsletter,
  'site/next-step': siteNextStep,
  'site/pages': sitePages,
  'site/photo-page': sitePhotoPage,
  'site/photo-viewer': sitePhotoViewer,
  'site/photos': sitePhotos,
  'site/posts': sitePosts,
  'site/timeline': siteTimeline,
  'site/year-book': siteYearBook,
}
