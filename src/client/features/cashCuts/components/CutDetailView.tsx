import { styled } from '@mui/material/styles'
import type { CutDetail } from '@contract/cashCuts/cashCuts.schemas'
import { cutOfDay } from '@contract/cashCuts/cashCuts.rules'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { momentHere } from '../cashCuts.columns'
import { texts } from '../cashCuts.texts'
import { CountedPieces } from './CountedPieces'
import { CutMoves } from './CutMoves'
import { CutTotals } from './CutTotals'
import { MethodTotals } from './MethodTotals'

const Spaced = styled('div')(({ theme: { spacing } }) => ({ marginTop: spacing(2) }))

const Halves = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignItems: 'start',
  marginTop: spacing(2),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > *': { minWidth: 0, margin: '0 !important' },
}))

/** A closed cut, as it was and stays. */
export function CutDetailView({ corte, totales, conteo, pagos, cancelaciones }: CutDetail) {
  const { esperado, contado, diferencia, observaciones } = corte
  return (
    <>
      <Section>
        <Details
          items={[
            { label: 'Cajero', value: corte.cajero.nombre },
            { label: 'Día', value: cutOfDay(formatDate(corte.dia), corte.parte) },
            { label: 'Cerrado', value: momentHere(corte.creado) },
            { label: texts.allMethods, value: formatPesos(corte.total) },
          ]}
        />
        <Spaced>
          <CutTotals esperado={esperado} contado={contado} diferencia={diferencia} />
        </Spaced>
        {observaciones && (
          <p>
            <strong>{texts.observations}:</strong> {observaciones}
          </p>
        )}
      </Section>
      <Halves>
        <MethodTotals totales={totales} />
        <CountedPieces conteo={conteo} />
      </Halves>
      <CutMoves pagos={pagos} cancelaciones={cancelaciones} shortcut />
    </>
  )
}
