/** What the server says as it starts, in Russian. */
import type { ServeWords } from '../../en/commands/serve.ts';

export const SERVE_WORDS: ServeWords = {
  open: (url) => `Служба доступна по адресу ${url} (остановить: Ctrl+C)`,
  desk: (url) => `Кабинет: ${url}`,
  metrics: (url) => `Метрики: ${url}`,
  demoAccount: (name, password) => `  вход: ${name}, пароль: ${password}`,
  taken: ({ port, option }) => `порт ${port} занят; другой можно указать в ${option}`,
  forbidden: ({ port, option }) => `этому пользователю нельзя открыть порт ${port}; другой можно указать в ${option}`,
  elsewhere: ({ host, option }) => `${host} не является адресом этого компьютера; другой можно указать в ${option}`,
};
