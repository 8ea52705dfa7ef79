import { deductibleText } from '@contract/invoices/deductible.rules'
import type { Account } from '@contract/statements/statements.schemas'
import { Stack } from '../../../ui/layout/layout'

/** Of whom, where several children are named, and what of this year's tuition may be deducted. */
export interface OfChild {
  name?: string | undefined
  deducible?: Account['deducible'] | undefined
}

/** A line for each child who paid tuition this year. */
export function DeductibleLines({ of }: { of: readonly OfChild[] }) {
  const lines = of.flatMap(({ name, deducible }) => {
    const text = deducible && deductibleText(deducible)
    return text ? [name ? `${name}. ${text}` : text] : []
  })
  if (lines.length === 0) return null
  return (
    <Stack gap={0.5}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  )
}
