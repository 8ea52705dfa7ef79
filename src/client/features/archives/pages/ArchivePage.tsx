import { archivesRoutes } from '@contract/archives/archives.routes'
import * as paths from '@contract/domain/screenPaths'
import { useCreateArchive } from '../../../state/archives/archives.api'
import { useMayCall } from '../../../state/session/useMayCall'
import { saveLink } from '../../../ui/browser/saveLink'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'

const texts = {
  title: 'Archivo de la escuela',
  intro:
    'Los alumnos, sus familias y todo el dinero de la escuela, en un solo archivo que se abre en cualquier computadora.',
  what: 'Qué lleva',
  tables:
    'Alumnos, padres, inscripciones con su grupo y su beca, cargos, conceptos, servicios, colegiaturas, pagos y devoluciones, en tablas CSV que Excel abre.',
  files: 'Las fotos, los documentos y los videos, en una carpeta.',
  elsewhere:
    'La plantilla, los eventos, las menciones, el calendario, los avisos, los cuestionarios, los cortes y la bitácora no van en tablas: cada lista se descarga en su página.',
  without: 'No lleva datos de salud, sueldos ni contraseñas.',
  careTitle: 'Son datos personales de niños',
  care: 'Guárdalo donde solo tú lo puedas abrir. La bitácora dice quién lo descargó y cuándo.',
  backup: 'No sustituye al respaldo: con él no se puede volver a empezar en otra computadora.',
  download: 'Descargar el archivo',
  notAll: 'Lo descarga quien puede ver todos los módulos',
  notAllText: 'Pide a quien administra los roles que te dé Ver en todos, o que lo descargue.',
  failed: 'No se pudo preparar el archivo.',
  begun: 'La descarga empezó',
} as const

const CRUMBS = [{ label: 'Bitácora', to: paths.audit }]

export function ArchivePage() {
  const seesAll = useMayCall(archivesRoutes.create)
  const { send, busy } = useCreateArchive()
  const download = async () => {
    const { answer } = await send({})
    if (answer) saveLink(answer.archivo.url)
  }
  return (
    <Page title={texts.title} subtitle={texts.intro} breadcrumb={CRUMBS}>
      <Section title={texts.what}>
        <Stack gap={2}>
          <ul style={{ margin: 0 }}>
            <li>{texts.tables}</li>
            <li>{texts.files}</li>
            <li>{texts.elsewhere}</li>
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
