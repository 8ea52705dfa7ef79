import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSearchParams } from 'react-router-dom'
import { formatPesos } from '@contract/domain/money'
import type { TuitionCycle } from '@contract/tuition/tuition.schemas'
import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../tuition.texts'

const Choice = styled('div')(({ theme: { spacing } }) => ({ maxWidth: 360, marginBottom: spacing(2) }))

const optionOf = ({ id, name, abiertas, saldo }: TuitionCycle) => ({
  value: id,
  label: abiertas > 0 ? texts.owing(name, formatPesos(saldo)) : name,
})

/** The pupil's other cycles; what an older one left open is said before money of this one is taken. */
export function CycleChoice({ statement: { ciclos, cicloEscolar } }: { statement: TuitionStatement }) {
  const [, setParams] = useSearchParams()
  const show = (id: number | string) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.set('ciclo', String(id))
      return after
    })
  const at = ciclos.findIndex(({ id }) => id === cicloEscolar.id)
  // Newest first: what stands after this one is older.
  const owed = ciclos.slice(at + 1).filter(({ abiertas, id }) => abiertas > 0 && id !== cicloEscolar.id)
  const offered = at < 0 ? [{ value: cicloEscolar.id, label: cicloEscolar.name }] : []
  return (
    <>
      {ciclos.length + offered.length > 1 && (
        <Choice>
          <SelectInput
            label={texts.cycle}
            options={[...offered, ...ciclos.map(optionOf)]}
            value={cicloEscolar.id}
            onChange={({ target }) => show(target.value)}
          />
        </Choice>
      )}
      {owed.map(({ id, name, abiertas, saldo }) => (
        <InfoPanel key={id} tone="warning" title={texts.alsoOwes(abiertas, name)} text={formatPesos(saldo)}>
          <Button size="small" onClick={() => show(id)}>
            {texts.seeCycle(name)}
          </Button>
        </InfoPanel>
      ))}
    </>
  )
}
