import Button from '@mui/material/Button'
import { EVERYBODY, EVERYBODY_LABEL } from './WhoFilter'

/** The way on where nobody is enrolled: everybody else. */
export function ShowEverybody({ onChange }: { onChange: (value: string) => void }) {
  return (
    <Button variant="outlined" onClick={() => onChange(EVERYBODY)}>
      {EVERYBODY_LABEL}
    </Button>
  )
}
