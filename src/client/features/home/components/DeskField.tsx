import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { TextInput } from '../../../ui/fields/TextInput'
import { Card, Row } from '../../../ui/layout/layout'

const Wide = styled('div')({ flex: 1, minWidth: 0 })

/** The cashier's first word of the day: whoever is named here is looked for at the desk. */
export function DeskField() {
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const q = query.trim()
    void navigate(q === '' ? '/caja' : `/caja?${new URLSearchParams({ q })}`)
  }
  return (
    <Card as="form" onSubmit={open} pad={2}>
      <Row align="end" gap={2} nowrap>
        <Wide>
          <TextInput
            label="Cobrar a"
            placeholder="Padre, alumno, teléfono o folio"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Wide>
        <Button type="submit" variant="contained" size="large">
          Cobrar
        </Button>
      </Row>
    </Card>
  )
}
