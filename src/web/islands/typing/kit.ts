/** What every part of the page can use: words, and what is typed. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EntryWords } from '../../../content/en/pages/entry.ts';
import type { TypedGameKind, TypedEvent } from './typed-event.ts';

export interface TypingKit {
  readonly words: EntryWords['typing'];
  readonly event: TypedEvent;
  readonly game: TypedGameKind;
  readonly change: (changed: Partial<TypedEvent>) => void;
  readonly suggestAt: string;
}

export const TypingContext = createContext<TypingKit | undefined>(undefined);

export const useTyping = (): TypingKit => useContext(TypingContext) as TypingKit;
