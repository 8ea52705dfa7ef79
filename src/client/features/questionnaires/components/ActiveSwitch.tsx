import { useState } from 'react'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { isApiError } from '../../../state/core/errors'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { useNotice } from '../../../ui/notices/useNotice'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../questionnaires.texts'

interface ActiveSwitchProps {
  cycle: Pick<Cycle, 'id' | 'name'>
  active: boolean
  /** Changes are not saved yet: what goes on is not what is seen. */
  dirty: boolean
}

/** Whether answers are taken. Switching off asks first; so does switching on over unsaved changes. */
export function ActiveSwitch({ cycle, active, dirty }: ActiveSwitchProps) {
  const canUpdate = useAppSelector((state) => selectMay(state, cyclesRoutes.update.access))
  const [updateCycle, { isLoading }] = useUpdateCycleMutation()
  const [asking, setAsking] = useState(false)
  const { notify } = useNotice()
  const label = active ? texts.turnOff : texts.turnOn

  const change = async () => {
    try {
      await updateCycle({ id: cycle.id, cuestionario_activo: !active }).unwrap()
      notify({ title: active ? texts.turnedOff : texts.turnedOn, kind: 'success' })
    } catch (error) {
      if (!isApiError(error)) throw error
      notify({ title: texts.ups, text: error.message, kind: 'error' })
    }
    setAsking(false)
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <StatusChip tone={active ? 'success' : 'neutral'} label={active ? texts.on : texts.off} />
      {canUpdate && (
        <BusyButton
          type="button"
          variant="outlined"
          busy={isLoading}
          onClick={() => (active || dirty ? setAsking(true) : void change())}
        >
          {label}
        </BusyButton>
      )}
      <ConfirmDialog
        open={asking}
        title={`¿${label}?`}
        text={active ? texts.turnOffText(cycle.name) : texts.turnOnDirtyText}
        confirmLabel={label}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
