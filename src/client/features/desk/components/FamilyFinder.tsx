import { FamilyField } from '../../../write/money/FamilyField'
import { texts } from '../desk.texts'

interface FamilyFinderProps {
  /** What is looked for already. */
  initial: string
  /** Nobody is at the desk: the focus waits here. */
  waits: boolean
}

/** The desk's one field: it asks as the palette does. */
export function FamilyFinder({ initial, waits }: FamilyFinderProps) {
  return (
    <FamilyField
      label={texts.find}
      {...(waits ? { hint: texts.findHint } : {})}
      initial={initial}
      waits={waits}
    />
  )
}
