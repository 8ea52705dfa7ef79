import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useGetTuitionQuery } from '../../../state/tuition/tuition.api'
import { pupilEffect } from '../scholarship.values'

interface PupilEffectProps {
  alumnoId: number
  cycleId: number
  percent: number
}

/** What the beca does to the months this pupil still owes; nothing for who may not read tuition. */
export function PupilEffect({ alumnoId, cycleId, percent }: PupilEffectProps) {
  const may = useAppSelector((state) => selectMay(state, tuitionRoutes.statement.access))
  const { currentData } = useGetTuitionQuery({ alumnoId, cycleId }, { skip: !may })
  return currentData ? pupilEffect(currentData.pagos, percent) : null
}
