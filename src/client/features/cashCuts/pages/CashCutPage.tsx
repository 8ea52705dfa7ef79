import { cutOfDay } from '@contract/cashCuts/cashCuts.rules'
import type { CutDetail } from '@contract/cashCuts/cashCuts.schemas'
import { denominationKey, denominationLabel, worthOf, type Counted } from '@contract/cashCuts/denominations'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { useCashCut, useCashCutPaper } from '../../../state/cashCuts/cashCuts.api'
import { momentText } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import { Columns, Stack } from '../../../ui/layout/layout'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { Details } from '../../../ui/page/Details'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { LIST, texts } from '../cashCuts.texts'
import { CutMoves, MethodTotals } from '../components/CutParts'
import { CutTotals } from '../components/CutTotals'

function PaperLink({ id }: { id: number }) {
  const { row: url } = useCashCutPaper(id, ASKED_ANEW)
  if (!url) return null
  return (
    <PrimaryAction icon="external" href={url}>
      Abrir para imprimir
    </PrimaryAction>
  )
}

type Pieces = Counted & { id: string }

const COLUMNS: readonly Column<Pieces>[] = [
  {
    key: 'pieza',
    header: 'Denominación',
    cell: (each) => `${each.tipo === 'BILLETE' ? 'Billete' : 'Moneda'} de ${denominationLabel(each)}`,
  },
  { key: 'cantidad', header: 'Piezas', align: 'right', cell: ({ cantidad }) => cantidad },
  amountColumn('importe', 'Importe', worthOf),
]

function CountedPieces({ conteo }: { conteo: readonly Counted[] }) {
  if (conteo.length === 0) return null
  const rows = conteo.map((each) => ({ ...each, id: denominationKey(each) }))
  return (
    <Section title={texts.countedCash}>
      <DataTable label={texts.countedCash} columns={COLUMNS} rows={rows} />
    </Section>
  )
}

function CutDetailView({ corte, totales, conteo, pagos, cancelaciones, devoluciones }: CutDetail) {
  const { esperado, contado, diferencia, fondo, observaciones } = corte
  return (
    <>
      <Stack gap={2}>
        <Section>
          <Stack>
            <Details
              items={[
                { label: 'Cajero', value: corte.cajero.nombre },
                { label: 'Día', value: cutOfDay(formatDate(corte.dia), corte.parte) },
                { label: 'Cerrado', value: momentText(corte.creado) },
                { label: texts.allMethods, value: formatPesos(corte.total) },
              ]}
            />
            <CutTotals esperado={esperado} contado={contado} diferencia={diferencia} fondo={fondo} />
            {observaciones && (
              <p style={{ margin: 0 }}>
                <strong>{texts.observations}:</strong> {observaciones}
              </p>
            )}
          </Stack>
        </Section>
        <Columns from="lg" widths="repeat(2, minmax(0, 1fr))" gap={2}>
          <MethodTotals totales={totales} />
          <CountedPieces conteo={conteo} />
        </Columns>
      </Stack>
      <CutMoves pagos={pagos} cancelaciones={cancelaciones} devoluciones={devoluciones} shortcut />
    </>
  )
}

const CRUMBS = [LIST]

export function CashCutPage() {
  return (
    <DetailScreen
      source={useCashCut(useIdParam('corte'))}
      title={LIST.label}
      unknown="No existe este corte de caja"
      breadcrumb={CRUMBS}
    >
      {(detail) => (
        <Page
          title={`Corte de caja ${detail.corte.numero}`}
          breadcrumb={CRUMBS}
          action={<PaperLink id={detail.corte.id} />}
        >
          <CutDetailView {...detail} />
        </Page>
      )}
    </DetailScreen>
  )
}
