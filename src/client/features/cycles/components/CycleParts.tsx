import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentType, useId } from 'react'
import { Section } from '../../../ui/page/Section'
import { CYCLE_PARTS, type CyclePart } from '../cycle.preview'
import { texts } from '../cycles.texts'
import { DatesPart } from './DatesPart'
import { DiscountsPart } from './DiscountsPart'
import { LatenessPart } from './LatenessPart'
import { Meaning } from './Meaning'
import type { PartProps } from './part'
import { PricesPart } from './PricesPart'

const FIELDS: Record<CyclePart, ComponentType<PartProps>> = {
  fechas: DatesPart,
  precios: PricesPart,
  descuentos: DiscountsPart,
  atrasos: LatenessPart,
}

const Parts = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: spacing(0.5) },
  // Keeps a part's heading below the page's bar when its button scrolls to it.
  '& > div': { scrollMarginTop: 72 },
}))

/** The four parts of a cycle, each with what it means in pesos; the buttons on top lead to them. */
export function CycleParts({ form, fixed }: PartProps) {
  const id = useId()
  const to = (part: CyclePart) => document.getElementById(`${id}-${part}`)?.scrollIntoView({ block: 'start' })
  return (
    <Parts>
      <nav aria-label={texts.parts}>
        {CYCLE_PARTS.map((part, at) => (
          <Button key={part} size="small" onClick={() => to(part)}>
            {texts.partTitle(at + 1, part)}
          </Button>
        ))}
      </nav>
      {CYCLE_PARTS.map((part, at) => {
        const Fields = FIELDS[part]
        return (
          <div key={part} id={`${id}-${part}`}>
            <Section title={texts.partTitle(at + 1, part)} text={texts.partText[part]}>
              <Fields form={form} fixed={fixed} />
              <Meaning control={form.control} part={part} />
            </Section>
          </div>
        )
      })}
    </Parts>
  )
}
