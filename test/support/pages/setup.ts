import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// The library's one second is too little for a page on a machine that does other things; only a failure waits for it.
configure({ asyncUtilTimeout: 20_000 })
// A long form is typed letter by letter: 15 s were seen where two other programs took both cores.
jest.setTimeout(120_000)
