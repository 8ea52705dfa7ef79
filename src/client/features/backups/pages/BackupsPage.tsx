import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import { useBackups } from '../../../state/backups/backups.api'
import { useMay } from '../../../state/session/useMay'
import { Columns, Stack } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { ContinuousSection } from '../components/ContinuousSection'
import { CopiesSection } from '../components/CopiesSection'
import { DrillSection } from '../components/DrillSection'
import { KeySection } from '../components/KeySection'

const TITLE = 'Respaldos'

function WhenTheDiskIsGone() {
  return (
    <Section title="Si se pierde el disco o la computadora">
      <ol>
        <li>Consigue otra computadora, desempaca el programa y no lo instales todavía.</li>
        <li>Trae el respaldo más nuevo y la hoja de la llave, que está en la caja fuerte.</li>
        <li>Restaura con «restaurar RESPALDO --llave ARCHIVO», en una carpeta de datos vacía.</li>
        <li>Corre «revisar» y mira el último folio, el último corte y una ficha con foto.</li>
        <li>Instala, y registra otra vez lo que se cobró después del respaldo, con los recibos de papel.</li>
      </ol>
    </Section>
  )
}

export function BackupsPage() {
  const may = useMay()
  const mayChange = may(routes.create.access)
  return (
    <DetailScreen source={useBackups(undefined)} title={TITLE} unknown="Este servidor no dice sus respaldos">
      {(page) => {
        const running = page.trabajos.find(({ fin }) => fin === null)
        return (
          <Page title={TITLE} subtitle="Qué copias hay de la escuela, si se abren y con qué llave">
            <Columns>
              <Stack>
                {page.continua && <ContinuousSection copy={page.continua} />}
                <CopiesSection page={page} running={running} mayChange={mayChange} />
              </Stack>
              <Stack>
                <KeySection page={page} mayChange={mayChange} />
                <DrillSection page={page} running={running} mayChange={mayChange} />
                <WhenTheDiskIsGone />
              </Stack>
            </Columns>
          </Page>
        )
      }}
    </DetailScreen>
  )
}
