import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { UPS } from '../../../ui/forms/wrongForm'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../cycles.texts'

/** Opens enrolments at once; closing asks first, since it stops others at their desks. */
export function EnrolmentSwitch({ cycle }: { cycle: Cycle }) {
  const [asking, setAsking] = useState(false)
  const [updateCycle] = useUpdateCycleMutation()
  const isOpen = cycle.inscripciones_abiertas
  const saved = `Ciclo ${cycle.name}: ${isOpen ? texts.closed : texts.opened}`
  const { send, busy } = useWrite(updateCycle, { failed: UPS, saved })

  const change = async () => {
    await send({ id: cycle.id, inscripciones_abiertas: !isOpen })
    setAsking(false)
  }

  return (
    <>
      <BusyButton
        type="button"
        variant="outlined"
        busy={busy}
        onClick={() => (isOpen ? setAsking(true) : void change())}
      >
        {isOpen ? texts.close : texts.open}
      </BusyButton>
      <ConfirmDialog
        open={asking}
        title={`¿${texts.close}?`}
        text={texts.closeText(cycle.name)}
        confirmLabel={texts.close}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
