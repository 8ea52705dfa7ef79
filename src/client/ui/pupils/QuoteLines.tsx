import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { formatPesos } from '@contract/domain/money'
import { quoteOf, type QuoteFacts, type QuotePart } from '@contract/enrolments/quote.rules'
import { MoneyText } from '../page/MoneyText'

const NAMES: Record<QuotePart['de'], string> = {
  INSCRIPCION: 'Inscripción',
  MATERIAL: 'Material',
  COLEGIATURA: 'Cada mes',
}

const Fold = styled('details')(({ theme: { vars, spacing, typography } }) => ({
  ...typography.body2,
  fontVariantNumeric: 'tabular-nums',
  // Table cells do not wrap: totals in one line would make the table wider than its card.
  whiteSpace: 'normal',
  '& > summary': { cursor: 'pointer', color: vars.palette.text.secondary },
  '& dl': { margin: spacing(1, 0, 0), display: 'grid', gap: spacing(0.5) },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: spacing(2) },
  '& dt small': { display: 'block', color: vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& .sum': { fontWeight: 600, paddingBottom: spacing(0.75) },
}))

interface QuoteLinesProps {
  facts: QuoteFacts
  summary?: string
  only?: QuotePart['de']
}

export function QuoteLines({ facts, summary, only }: QuoteLinesProps) {
  const [open, setOpen] = useState(false)
  const parts = quoteOf(facts)
  const named = only ? parts.filter(({ de }) => de === only) : parts
  const totals = () => named.map(({ de, total }) => `${NAMES[de]} ${formatPesos(total)}`).join(' · ')
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary ?? totals()}</summary>
      <dl>
        {/* Folded lines are not rendered: a plan has one for each of sixty pupils. */}
        {(open ? parts : []).flatMap(({ de, lineas, total, nota }) => [
          ...lineas.map(({ concepto, monto, porque }) => (
            <div key={`${de} ${concepto}`}>
              <dt>
                {concepto}
                <small>{porque}</small>
              </dt>
              <dd>
                <MoneyText pesos={monto} />
              </dd>
            </div>
          )),
          <div key={de} className="sum">
            <dt>
              {NAMES[de]}
              {nota && <small>{nota}</small>}
            </dt>
            <dd>
              <MoneyText pesos={total} />
            </dd>
          </div>,
        ])}
      </dl>
    </Fold>
  )
}
