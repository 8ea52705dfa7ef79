import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Control, useFieldArray } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import type { CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'

/** Places that a cycle may name, the second child to the sixth. */
const MOST = 5

const Frame = styled('fieldset')(({ theme: { spacing } }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > .place': { display: 'flex', alignItems: 'end', gap: spacing(0.5), width: 170 },
  '& > button': { minHeight: 40 },
}))

/** What the second child of a family gets, the third and so on; the last one also holds for those after it. */
export function SiblingPercents({ control }: { control: Control<CycleValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hermanos', keyName: 'key' })
  return (
    <Frame aria-label={texts.siblings}>
      {fields.map(({ key }, at) => {
        const isLast = at === fields.length - 1
        return (
          <div key={key} className="place">
            <Bound control={control} name={`hermanos.${at}.porcentaje`}>
              {(field) => <NumberInput {...field} label={texts.siblingPlace(at + 2, isLast)} end="%" />}
            </Bound>
            {isLast && (
              <IconAction icon="close" label={texts.removeSibling(at + 2)} onClick={() => remove(at)} />
            )}
          </div>
        )
      })}
      {fields.length < MOST && (
        <Button size="small" startIcon={<Icon name="add" />} onClick={() => append({ porcentaje: null })}>
          {fields.length === 0 ? texts.addSiblings : texts.addSibling}
        </Button>
      )}
    </Frame>
  )
}
