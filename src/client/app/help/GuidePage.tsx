import { useParams } from 'react-router-dom'
import * as paths from '@contract/domain/screenPaths'
import { Page } from '../../ui/page/Page'
import { PageEmpty } from '../../ui/page/PageEmpty'
import { GUIDES } from './guides'
import { GUIDE_TEXTS } from './guides.texts'
import { MarkdownText } from './MarkdownText'
import { useHashHeading } from './useHashHeading'

const texts = {
  help: 'Ayuda',
  unknown: 'No hay esta guía',
  unknownText: 'Ábrela desde Ayuda: ahí están todas.',
} as const

const ABOVE = [{ label: texts.help, to: paths.help }]
const sameName = (name: string): string => name

export function GuidePage() {
  const name = useParams()['guia'] ?? ''
  const guide = GUIDES.find((each) => each.name === name)
  useHashHeading(sameName)
  if (!guide)
    return (
      <Page title={texts.unknown} breadcrumb={ABOVE}>
        <PageEmpty icon="search" title={texts.unknown} text={texts.unknownText} />
      </Page>
    )
  return (
    <Page title={guide.title} subtitle={guide.who} breadcrumb={ABOVE}>
      <MarkdownText key={name} text={GUIDE_TEXTS[name] ?? ''} />
    </Page>
  )
}
