import { archivesRoutes } from '@contract/archives/archives.routes'
import { useMakeArchiveMutation } from '../../../state/archives/archives.api'
import { useMay } from '../../../state/session/useMay'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../archives.texts'

const CRUMBS = [{ label: 'Bitácora', to: '/bitacora' }]

/** The browser takes it to the disk by itself: it may be larger than what a page can hold. */
const follow = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** The whole school as one file, for who may see all of it. */
export function ArchivePage() {
  const may = useMay()
  const seesAll = archivesRoutes.make.needs.every((grant) => may([grant]))
  const [makeArchive] = useMakeArchiveMutation()
  const { send, busy } = useWrite(makeArchive, { failed: texts.failed, saved: texts.begun })
  const download = async () => {
    const { answer } = await send({})
    if (answer) follow(answer.archivo.url)
  }
  return (
    <Page title={texts.title} subtitle={texts.intro} breadcrumb={CRUMBS}>
      <Section title={texts.what}>
        <Stack gap={2}>
          <ul style={{ margin: 0 }}>
            <li>{texts.tables}</li>
            <li>{texts.files}</li>
            <li>{texts.without}</li>
          </ul>
          <InfoPanel tone="warning" title={texts.careTitle} text={texts.care} />
          <p style={{ margin: 0 }}>{texts.backup}</p>
          {seesAll ? (
            <Row>
              <BusyButton
                type="button"
                variant="contained"
                icon="download"
                busy={busy}
                onClick={() => void download()}
              >
                {texts.download}
              </BusyButton>
            </Row>
          ) : (
            <InfoPanel title={texts.notAll} text={texts.notAllText} />
          )}
        </Stack>
      </Section>
    </Page>
  )
}
