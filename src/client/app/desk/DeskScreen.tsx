import type { DeskFamily, OwedMonth } from '@contract/desk/desk.schemas'
import { familyOf } from '@contract/domain/family'
import type { DeskParts } from '../../features/desk/components/VisitActions'
import { DeskPage } from '../../features/desk/pages/DeskPage'
import { lazyPart } from '../../ui/parts/lazyPart'

const ContactDialog = lazyPart(
  async () => (await import('../../features/statements/components/ContactDialog')).ContactDialog,
)
const ExtendDialog = lazyPart(
  async () => (await import('../../features/tuition/components/ExtendDialog')).ExtendDialog,
)

function Contact({ family, onClose }: { family: DeskFamily; onClose: () => void }) {
  const { padre, hijos, vencido } = family
  const alumnos = hijos.map(({ alumno }) => alumno)
  const of = familyOf(padre, alumnos)
  if (!of) return null
  const name = padre?.nombre ?? alumnos[0]?.nombre ?? ''
  return <ContactDialog spoken={{ of, telefono: padre?.telefono, vencido }} onClose={onClose} name={name} />
}

function Extend({ months, onClose }: { months: readonly OwedMonth[]; onClose: () => void }) {
  return <ExtendDialog months={months} all={months} onClose={onClose} />
}

const PARTS: DeskParts = { Contact, Extend }

/** Gives the desk dialogs of other features, which it may not import itself. */
export function DeskScreen() {
  return <DeskPage parts={PARTS} />
}
