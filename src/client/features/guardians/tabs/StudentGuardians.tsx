import Button from '@mui/material/Button'
import { useState } from 'react'
import { guardiansRoutes as routes } from '@contract/guardians/guardians.routes'
import type { Guardian } from '@contract/guardians/guardians.schemas'
import type { StudentDetail } from '@contract/students/students.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useCopyGuardians, useGuardians } from '../../../state/guardians/guardians.api'
import { useMay } from '../../../state/session/useMay'
import { useRowDialog } from '../../../ui/dialogs/useRowDialog'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useBusy } from '../../../ui/forms/useBusy'
import { Icon } from '../../../ui/icons/Icon'
import { Row, Tiles } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { GuardianCard } from '../components/GuardianCard'
import { AddGuardianDialog, GUARDIAN_DIALOGS, type GuardianDialog } from '../components/GuardianDialogs'
import { texts } from '../guardians.texts'

const NONE: readonly Guardian[] = []

/** Adults that a sibling already has stay as they are, so a second click does no harm. */
function CopyToSiblings({ pupil }: { pupil: StudentDetail }) {
  const { send } = useCopyGuardians()
  const { busy, run } = useBusy()
  const { notify } = useNotice()
  const copy = async () => {
    const { answer } = await send({ id: pupil.id })
    if (!answer) return
    const { hermanos } = answer
    const kind = hermanos.sin_lugar.length > 0 ? 'warning' : 'success'
    notify({ title: 'Responsables de los hermanos', text: texts.copiedAll(hermanos), kind })
  }
  return (
    <BusyButton type="button" variant="outlined" icon="copy" busy={busy} onClick={() => void run(copy)}>
      Copiar a los hermanos
    </BusyButton>
  )
}

export function StudentGuardians({ row: pupil }: { row: StudentDetail }) {
  const may = useMay()
  // A server that does not know adults does not send `entrega` either.
  const isKnown = pupil.entrega !== undefined
  const { rows, ...read } = useGuardians({ id: pupil.id }, { ...ASKED_ANEW, skip: !isKnown })
  const adults = rows ?? NONE
  // Counts adults added one after the other, so that each gets an empty form.
  const [adding, setAdding] = useState<number | null>(null)
  const { opened, open, close } = useRowDialog<GuardianDialog>()
  const adult = adults.find(({ id }) => id === opened?.id)
  const Dialog = opened && GUARDIAN_DIALOGS[opened.dialog]
  const mayCopy = may(routes.copyAll.access) && pupil.padre !== null && adults.length > 0
  const add = may(routes.create.access) && rows && (
    <Button variant="outlined" startIcon={<Icon name="add" />} onClick={() => setAdding(0)}>
      Agregar responsable
    </Button>
  )
  if (!isKnown) return null
  return (
    <Section
      title={texts.title}
      text="A quién llamar, quién puede llevarse al alumno y a quién no se le entrega."
      action={
        adults.length > 0 && (
          <Row>
            {mayCopy && <CopyToSiblings pupil={pupil} />}
            {add}
          </Row>
        )
      }
    >
      {!rows && <LoadingOrError read={read} blocks={1} />}
      {rows && adults.length === 0 && (
        <PageEmpty
          icon="family"
          title="Todavía no hay responsables"
          text="Registra a quién llamar en una emergencia y quién puede recoger al alumno."
          action={add}
        />
      )}
      {adults.length > 0 && (
        <Tiles as="ul" min={260} aria-label={texts.title}>
          {adults.map((each) => (
            <GuardianCard key={each.id} adult={each} onOpen={open} />
          ))}
        </Tiles>
      )}
      {adding !== null && (
        <AddGuardianDialog
          key={adding}
          pupil={pupil}
          guardians={adults}
          onClose={() => setAdding(null)}
          onAnother={() => setAdding(adding + 1)}
        />
      )}
      {Dialog && adult && <Dialog adult={adult} pupil={pupil} isLast={adults.length === 1} onClose={close} />}
    </Section>
  )
}
