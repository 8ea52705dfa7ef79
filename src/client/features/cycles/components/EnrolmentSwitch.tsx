import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { isApiError } from '../../../state/core/errors'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../cycles.texts'

/** Opens enrolments at once; closing asks first, since it stops others at their desks. */
export function EnrolmentSwitch({ cycle }: { cycle: Cycle }) {
  const [asking, setAsking] = useState(false)
  const [updateCycle, { isLoading }] = useUpdateCycleMutation()
  const { notify } = useNotice()
  const isOpen = cycle.inscripciones_abiertas

  const change = async () => {
    try {
      await updateCycle({ id: cycle.id, inscripciones_abiertas: !isOpen }).unwrap()
      notify({ title: `Ciclo ${cycle.name}: ${isOpen ? texts.closed : texts.opened}`, kind: 'success' })
    } catch (error) {
      if (!isApiError(error)) throw error
      notify({ title: texts.ups, text: error.message, kind: 'error' })
    }
    setAsking(false)
  }

  return (
    <>
      <BusyButton
        type="button"
        variant="outlined"
        busy={isLoading}
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
