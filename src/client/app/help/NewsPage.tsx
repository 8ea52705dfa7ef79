import changes from '../../../../.github/CHANGELOG.md'
import { Page } from '../../ui/page/Page'
import { MarkdownText } from './MarkdownText'

export function NewsPage() {
  return (
    <Page title="Qué hay de nuevo" subtitle="Lo que cambió en el programa, de lo último a lo primero.">
      <MarkdownText text={changes} />
    </Page>
  )
}
