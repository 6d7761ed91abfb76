# Friends and recent players.

friends-title = Znajomi
friends-none = Nie masz tu jeszcze znajomych. Wyślij komuś swój link albo dodaj osoby, z którymi grasz.
friends-linked = Osoba, która wysłała ci ten link, chce dodać cię do znajomych.
friends-ask = Wyślij zaproszenie
friends-asking = chce dodać cię do znajomych
friends-accept = Przyjmij
friends-accept-person = Przyjmij zaproszenie: { $name }
friends-decline = Odrzuć
friends-decline-person = Odrzuć zaproszenie: { $name }
friends-here = online
friends-invite = Zaproś
friends-invite-person = Zaproś do nowego stołu: { $name }
friends-remove-person = Usuń ze znajomych: { $name }
friends-asked = jeszcze bez odpowiedzi
friends-take-back = Anuluj
friends-take-back-person = Anuluj zaproszenie: { $name }
friends-recent = Ostatni współgracze
friends-add = Dodaj do znajomych
friends-add-person = Dodaj do znajomych: { $name }
friends-link = Kopiuj link dla znajomych
friends-copied = Skopiowano
friends-not-copied = Nie udało się skopiować linku.
friends-hide = Nie pokazuj, że jestem online
friends-hide-note = Znajomi nie zobaczą, kiedy jesteś online.

# At a table.
friends-add-note = Będziecie znajomymi, gdy zaproszenie zostanie przyjęte.
friends-accept-here = Przyjmij zaproszenie do znajomych
