import { StartError } from '../../startError'

/** The copy could not be tried here: no room, no key, no time. It says nothing of the copy. */
export class Untried extends StartError {}
